/** The 404 page (spec §2). */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'The puck went over the glass. This address does not lead to a page.',
  home: 'Return to Home',
};
