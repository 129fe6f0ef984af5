"""The hockey stick as one mesh: butt, shaft, bend and blade, with tape that has real thickness."""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from palette import PAINTS, linear
from shapes import build_mesh, place, shade_smooth
from stick_materials import PAINT, TAPE, WOOD, stick_materials

#: Angle between shaft and blade, which every real stick is sold with, and the radius of the bend.
LIE, BEND_RADIUS = math.radians(134), .075
TURN = math.pi - LIE
BEND = BEND_RADIUS * TURN
#: Width and thickness of the shaft and of the blade.
SHAFT, BLADE = (.0286, .0195), (.068, .0085)
#: Width of the blade tape, and of the tape on the butt end and on the grip.
WRAP, KNOB_WRAP, GRIP_WRAP = .017, .020, .030
GRIP = .34
#: Length over which the toe is rounded; the last stations before it lie closer and closer together.
TOE = .034
TOE_STATIONS = (.03, .022, .016, .011, .0075, .005, .003, .0015, .0006)
#: Points around the shaft, and how much of the texture's height they take.
AROUND, TEXTURE_HEIGHT = 20, .095


def smoothstep(low, high, value):
    t = min(max((value - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)


@dataclass(frozen=True)
class Stick:
    """How a stick looks. It lies in the XY plane: the shaft along +x from the butt at 0, the blade turned to +y."""

    material: int = WOOD
    shaft: str = PAINTS['bare']
    blade: str = PAINTS['bare']
    blade_material: int = None
    #: Painted bands of the shaft: (from, to, colour), in metres from the butt.
    bands: tuple = ()
    tape: str = PAINTS['black']
    #: Where the blade tape begins after the heel and ends before the toe.
    tape_from: float = .03
    tape_to: float = .012
    knob: str = PAINTS['bare']
    knob_length: float = .11
    #: Tape on the grip: one colour, or two that wind around it.
    grip: str = None
    candy: tuple = None
    length: float = 1.30
    blade_length: float = .30
    #: 1 or -1: to which side the blade is curved.
    hand: int = 1
    #: Distance between stations on bare wood and under tape.
    step: float = .012
    tape_step: float = .0028

    @property
    def heel(self):
        """Where the bend begins."""
        return self.length - BEND_RADIUS * math.tan(TURN / 2)

    @property
    def blade_start(self):
        return self.heel + BEND

    @property
    def end(self):
        return self.blade_start + self.blade_length - .02

    @property
    def tape_range(self):
        return self.heel + BEND * .5 + self.tape_from, self.end - self.tape_to

    def taped(self, s, margin=0.):
        start, end = self.tape_range
        return start - margin < s < end + margin

    def stations(self):
        """The distances from the butt at which the mesh has a ring of points."""
        grip_end = self.knob_length + (.36 if self.grip or self.candy else 0)
        stations, s = [], 0
        while s < self.end:
            stations.append(s)
            if s < grip_end or self.taped(s, .01):
                s += self.tape_step
            else:
                s += self.step if s < self.heel - .05 else .006
        return np.unique([*stations, self.end, *(self.end - before for before in TOE_STATIONS)])

    def centre(self, s):
        """The point of the middle line and the direction of travel there."""
        angle = min(max((s - self.heel) / BEND_RADIUS, 0), TURN)
        along = np.array([math.cos(angle), math.sin(angle)])
        bend = np.array([BEND_RADIUS * math.sin(angle), BEND_RADIUS * (1 - math.cos(angle))])
        point = np.array([min(s, self.heel), 0.]) + (bend if s > self.heel else 0)
        return point + max(0, s - self.blade_start) * along, along

    def tape_thickness(self, s):
        """Each wrap lies half over the one before it, and the butt end is a knob."""
        def wrapped(thin, step, since, width):
            return thin + step * (1 - (since / width) % 1)
        if s < self.knob_length:
            knob = .0058 * min(1, max(0, 1 - (s - .030) / .010))
            thickness = wrapped(.0010, .0005, s, KNOB_WRAP) + knob
            return thickness * (.55 + .45 * s / .004) if s < .004 else thickness
        if (self.grip or self.candy) and s < self.knob_length + GRIP:
            return wrapped(.0004, .0004, s - self.knob_length, GRIP_WRAP)
        return wrapped(.0006, .0007, s - self.tape_range[0], WRAP) if self.taped(s) else 0.

    def ring(self, s):
        """The points around the stick at a station."""
        middle, along = self.centre(s)
        across = np.array([-along[1], along[0]])
        bladed = smoothstep(self.heel - .03, self.blade_start + .05, s)
        flat = smoothstep(self.heel - .06, self.blade_start + .02, s)
        on_blade = max(0, s - self.blade_start) / (self.blade_length - .02)
        width = SHAFT[0] * (1 - bladed) + BLADE[0] * bladed
        thickness = SHAFT[1] * (1 - flat) + BLADE[1] * flat - .0022 * on_blade
        to_end = self.end - s
        toe = math.sqrt(max(0, 1 - ((TOE - to_end) / TOE) ** 2.4)) if to_end < TOE else 1.
        # The blade hangs to the outside of the bend, and its toe keeps the lower edge.
        middle = middle + across * (.012 * (1 - toe) - .010 * bladed)
        half_width = max(.0005, width * toe / 2)
        half_thickness = max(.0009, thickness / 2 * ((.55 + .45 * toe) if to_end < TOE else 1))
        curve = self.hand * .016 * on_blade ** 2
        tape = self.tape_thickness(s)
        squareness = 5.5 - 2.8 * smoothstep(self.heel - .02, self.blade_start + .04, s)
        points = []
        for angle in np.linspace(0, 2 * math.pi, AROUND, endpoint=False):
            x, y = math.cos(angle), math.sin(angle)
            outward = (abs(x) ** squareness + abs(y) ** squareness) ** (-1 / squareness)
            point = middle + across * (x * outward * (half_width + tape))
            points.append((point[0], point[1], curve + y * outward * (half_thickness + tape)))
        return points

    def surface(self, s, around):
        """The material and the colour at a station, `around` (0 to 1) the stick."""
        if s < self.knob_length:
            return TAPE, self.knob
        if s < self.knob_length + GRIP and self.candy:
            turn = ((s - self.knob_length) / .085 + around * .5) % 1
            return TAPE, self.candy[0 if turn < .5 else 1]
        if s < self.knob_length + GRIP and self.grip:
            return TAPE, self.grip
        if self.taped(s):
            return TAPE, self.tape
        for start, end, colour in self.bands:
            if start <= s < end:
                return PAINT, colour
        if s > self.heel + BEND * .3:
            return self.material if self.blade_material is None else self.blade_material, self.blade
        return self.material, self.shaft


def stick_mesh(stick):
    """The mesh of a stick; its butt lies at the origin."""
    stations = stick.stations()
    rings = [stick.ring(s) for s in stations]
    vertices = [point for ring in rings for point in ring]
    vertices += [tuple(np.mean(rings[0], 0)), tuple(np.mean(rings[-1], 0))]
    last = len(stations) - 1
    faces, uvs, colours, materials = [], [], [], []

    def add(face, corners, surface):
        material, colour = surface
        faces.append(face)
        uvs.extend(corners)
        colours.extend([(*linear(colour), 1)] * len(face))
        materials.append(material)

    for i, (start, end) in enumerate(zip(stations, stations[1:])):
        for j in range(AROUND):
            low, high, k = j / AROUND, (j + 1) / AROUND, (j + 1) % AROUND
            face = (i * AROUND + j, (i + 1) * AROUND + j, (i + 1) * AROUND + k, i * AROUND + k)
            bottom, top = low * TEXTURE_HEIGHT, high * TEXTURE_HEIGHT
            corners = [(start, bottom), (end, bottom), (end, top), (start, top)]
            add(face, corners, stick.surface((start + end) / 2, (low + high) / 2))
    butt, toe = len(vertices) - 2, len(vertices) - 1
    for j in range(AROUND):
        k = (j + 1) % AROUND
        for face, s in (((butt, j, k), 0), ((toe, last * AROUND + k, last * AROUND + j), stick.end)):
            inside = min(max(s, .001), stick.end - .001)
            add(face, [(s, 0), (s, .01), (s, .02)], stick.surface(inside, .5))
    mesh = build_mesh('stick', vertices, faces, stick_materials(), uvs, colours, materials)
    shade_smooth(mesh, .7)
    return mesh


def put_stick(stick, matrix):
    """A stick in the scene."""
    item = place(stick_mesh(stick), 'stick')
    item.matrix_world = matrix
    return item


def aim_stick(stick, butt, shaft, blade):
    """A stick with its butt at a place, its shaft along one unit vector and its blade turned to another."""
    blade = (blade - shaft * blade.dot(shaft)).normalized()
    turned = Matrix((shaft, blade, shaft.cross(blade))).transposed().to_4x4()
    return put_stick(stick, Matrix.Translation(butt) @ turned)


def plant_stick(stick, location, facing, lean):
    """A stick with its butt at `location`, blade up and pointing to the angle `facing`; `lean`: slope in x and y."""
    return aim_stick(stick, location, Vector((*lean, 1)).normalized(), Vector((math.cos(facing), math.sin(facing), 0)))
