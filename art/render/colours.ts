/** Prints the design tokens for palette.py. */
import { colours } from '../colours';

console.log(JSON.stringify(colours));
