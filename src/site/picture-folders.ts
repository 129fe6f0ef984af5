/** The folders of public/ with the site's own pictures. `share` is not among them: other sites show those images. */
export const PICTURE_FOLDERS = ['images', 'marks', 'icons', 'photos'] as const;
