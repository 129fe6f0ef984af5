/** Address of the editing requests on the development server. */
export const EDIT_PATH = '/__edit-words';
