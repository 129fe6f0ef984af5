/** Widths in px in which the build writes each photograph of public/photos; the last one keeps the name of the file. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const;

/** Returns the address of a photograph in one of those widths. */
export const photoFile = (photo: string, width: (typeof PHOTO_WIDTHS)[number]): string =>
  width === PHOTO_WIDTHS.at(-1) ? photo : photo.replace(/(?=\.jpe?g$)/, `-${width}`);
