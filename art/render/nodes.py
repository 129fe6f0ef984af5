"""Shader nodes as values: arithmetic on a value adds the math nodes that compute it."""
import bpy


class Value:
    """The output of a node, usable in arithmetic and as an input of other nodes."""

    def __init__(self, tree, socket):
        self.tree, self.socket = tree, socket

    def __add__(self, other):
        return self.tree.math('ADD', self, other)

    def __sub__(self, other):
        return self.tree.math('SUBTRACT', self, other)

    def __rsub__(self, other):
        return self.tree.math('SUBTRACT', other, self)

    def __mul__(self, other):
        return self.tree.math('MULTIPLY', self, other)

    def __pow__(self, other):
        return self.tree.math('POWER', self, other)

    def __abs__(self):
        return self.tree.math('ABSOLUTE', self)

    __radd__, __rmul__ = __add__, __mul__


class NodeTree:
    """Builds the nodes of one material or world. Inputs take a `Value`, a number, or a colour of three numbers."""

    def __init__(self, owner, clear=False):
        owner.use_nodes = True
        self.tree = owner.node_tree
        if clear:
            self.tree.nodes.clear()

    def plug(self, node, inputs):
        """Sets or links inputs of a node, by name or by index."""
        for key, value in inputs.items():
            socket = node.inputs[key]
            if isinstance(value, Value):
                self.tree.links.new(value.socket, socket)
            elif socket.type == 'RGBA' and len(value) == 3:
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value

    def node(self, kind, inputs=(), output=0, **attributes):
        """Adds a node and returns one of its outputs."""
        node = self.tree.nodes.new(kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        self.plug(node, dict(inputs))
        return Value(self, node.outputs[output])

    def math(self, operation, *operands, clamp=False):
        return self.node('ShaderNodeMath', enumerate(operands), operation=operation, use_clamp=clamp)

    def mix(self, factor, first, second, blend='MIX'):
        """Mixes two colours."""
        return self.node('ShaderNodeMixRGB', enumerate((factor, first, second)), blend_type=blend)

    def smoothstep(self, value, low, high):
        """0 at `low`, 1 at `high`; also the other way round."""
        inputs = {0: value, 1: low, 2: high}
        return self.node('ShaderNodeMapRange', inputs, interpolation_type='SMOOTHSTEP')

    def band(self, value, low, high, soft=.0015):
        """1 between `low` and `high`, 0 outside."""
        return self.smoothstep(value, low - soft, low + soft) * self.smoothstep(value, high + soft, high - soft)

    def ramp(self, factor, stops):
        """A colour ramp through stops of (position, colour)."""
        ramp = self.node('ShaderNodeValToRGB', {0: factor})
        elements = ramp.socket.node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return ramp

    def noise(self, point, scale, detail=3, roughness=.5, distortion=0):
        inputs = {'Vector': point, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.node('ShaderNodeTexNoise', inputs)

    def image(self, path, point, extension='REPEAT'):
        """An image whose numbers are data, not colours."""
        picture = bpy.data.images.load(path, check_existing=True)
        picture.colorspace_settings.name = 'Non-Color'
        return self.node('ShaderNodeTexImage', {0: point}, image=picture, extension=extension)

    def grey(self, colour):
        return self.node('ShaderNodeRGBToBW', {0: colour})

    def split(self, vector):
        """The three components of a vector."""
        node = self.node('ShaderNodeSeparateXYZ', {0: vector}).socket.node
        return tuple(Value(self, socket) for socket in node.outputs)

    def split_colour(self, colour):
        node = self.node('ShaderNodeSeparateRGB', {0: colour}).socket.node
        return tuple(Value(self, socket) for socket in node.outputs)

    def mapping(self, point, scale=(1, 1, 1), location=(0, 0, 0), rotation=(0, 0, 0)):
        return self.node('ShaderNodeMapping', {0: point, 1: location, 2: rotation, 3: scale})

    def object_point(self):
        """The shaded point in the object's own axes, in metres."""
        return self.node('ShaderNodeTexCoord', output='Object')

    def uv(self):
        return self.node('ShaderNodeUVMap')

    def vertex_colour(self):
        return self.node('ShaderNodeAttribute', output='Color', attribute_name='Col')

    def distance(self, x, y, centre=(0, 0)):
        """Distance from a vertical axis."""
        return self.math('SQRT', (x - centre[0]) ** 2 + (y - centre[1]) ** 2)

    def bump(self, height, strength, distance, **inputs):
        """A normal bent by `height`; `Normal=` adds it to another bump."""
        return self.node('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance, **inputs})

    def finish(self, shader):
        """Makes a shader the surface of the material."""
        self.plug(self.tree.nodes.new('ShaderNodeOutputMaterial'), {0: shader})


def principled(name):
    """A material with Blender's standard shader: the material, its tree and that shader."""
    material = bpy.data.materials.new(name)
    tree = NodeTree(material)
    return material, tree, tree.tree.nodes['Principled BSDF']


def blank(name):
    """A material whose shader is yet to be built: the material and its tree."""
    material = bpy.data.materials.new(name)
    return material, NodeTree(material, clear=True)
