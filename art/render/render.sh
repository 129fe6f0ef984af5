#!/bin/sh
# Renders one scene into art/masters: two half-sample renders, denoised and graded together.
# Usage: art/render/render.sh SCENE     (from the project's root; see art/README.md for what it needs)
# The work folder (textures, raw renders) is $WORK, by default build/art; it may be deleted at any time.
set -eu
here=$(dirname "$0")
work=${WORK:-$PWD/build/art}
export TEX="$work/textures" RAW="$work/raw"
mkdir -p "$TEX" "$RAW"

# SCENE -> file, arguments of the scene, name of its raw render, grade
case "$1" in
  puck)      file=puck;    args="spp=192";          raw=puck;         grade='{"sat":1.3,"vig":0.45}' ;;
  huddle)    file=huddle;  args="spp=96";           raw=huddle;       grade='{"sat":1.25,"vig":0.3,"exposure":-0.3}' ;;
  mandala)   file=mandala; args="v=hero spp=128";   raw=mandala_hero; grade='{"sat":1.15,"vig":0.45}' ;;
  heap)      file=heap;    args="spp=64";           raw=heap;         grade='{"vig":0.3}' ;;
  goal-dawn) file=goal;    args="v=dawn spp=160";   raw=goal_dawn;    grade='{"mist":{},"sat":1.2,"vig":0.45}' ;;
  aurora)    file=goal;    args="v=aurora spp=110"; raw=goal_aurora;  grade='{"vig":0.3,"sat":1.08}' ;;
  pylons | blade | tape)
             file=props;   args="v=$1 spp=110";     raw=props_$1;     grade='{"vig":0.34,"sat":1.06,"exposure":-0.2}' ;;
  lone-puck) file=props;   args="v=lone spp=110";   raw=props_lone;   grade='{"vig":0.34,"sat":1.06,"exposure":-0.2}' ;;
  *) echo "No scene is called $1." >&2; exit 1 ;;
esac

[ -e "$TEX/aurora.hdr" ] || python3 "$here/textures.py"
# shellcheck disable=SC2086  # the arguments are words
nice blender -b --python "$here/scene_$file.py" -- $args
nice python3 "$here/post.py" "$RAW" "$raw" "art/masters/$1.png" "$grade"
