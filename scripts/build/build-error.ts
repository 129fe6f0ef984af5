import { StartError } from '../start-error';

/** Something the person who runs the build can fix; its message says what and how. */
export class BuildError extends StartError {}
