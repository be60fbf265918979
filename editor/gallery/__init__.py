"""The gallery: a static web site with a page for each map of a folder or a library, built anew only where something changed."""
