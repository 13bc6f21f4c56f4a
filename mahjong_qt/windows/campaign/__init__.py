"""The campaign: a drawn map of six places with twenty stones each."""
