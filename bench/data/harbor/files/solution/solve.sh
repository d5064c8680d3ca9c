#!/bin/sh
# Takes the actions of the task's solver.
exec node "$(dirname "$0")/solve.mjs"
