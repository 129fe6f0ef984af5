import { useState } from 'react';
import type { ContactSubmission } from '@/backend/contact-submissions';

/** Returns how many submissions came in front of a list the last time that some did, since `list` became its name. */
export function useArrivals(list: string, submissions: readonly ContactSubmission[] | undefined): number {
  const [known, setKnown] = useState({ list, submissions, arrived: 0 });
  if (known.submissions === submissions && known.list === list) return known.arrived;

  let { arrived } = known;
  if (known.list !== list) arrived = 0;
  else if (known.submissions !== undefined && submissions !== undefined) {
    const [first] = known.submissions;
    const count = first ? submissions.findIndex(({ id }) => id === first.id) : submissions.length;
    if (count > 0) arrived = count;
  }
  setKnown({ list, submissions, arrived });
  return arrived;
}
