#!/bin/sh
# Asks for the verdict, and writes the reward. What infrastructure broke has none: then this fails.
exec node "$(dirname "$0")/test.mjs"
