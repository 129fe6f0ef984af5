/** Something the person who runs the build can mend; its message says what and how. */
export class BuildError extends Error {}
