"""Draws every texture of the scenes into the folder $TEX; takes about three minutes."""
from aurora import aurora
from board import board
from dawn import dawn
from ice import noise, scratches
from stand import stand
from steam import steam

scratches('scr_close', 1.6, 300, 2600, seed=1)
scratches('scr_wide', 7.0, 1500, 7000, seed=2, widths=(1.6, 3.2))
noise('ice_noise')
stand('bokeh')
for plume in range(3):
    steam(f'steam{plume}', seed=40 + 7 * plume)
dawn('dawn')
aurora('aurora')
board('board')
