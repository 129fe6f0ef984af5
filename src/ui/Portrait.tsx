import type { ImagePath } from '@/content/types';
import { classNames } from '@/lib/class-names';
import { HockeyCard } from './art/HockeyCard';
import { PersonIcon } from './art/PersonIcon';

interface PortraitProps {
  person: { id: string; name: string; image: ImagePath };
  /** Place in a list of people, from 0: neighbours' cards then differ. */
  seat?: number;
  className?: string;
}

/** Size in CSS px of photographs of people: 4:3, like the drawn cards. */
const PHOTO = { width: 640, height: 480 };

/**
 * A person in 4:3: their photograph, the hockey card drawn in its place, or a person icon where there is neither
 * (spec §2, Directors). Decorative, since the name always stands beside it.
 */
export function Portrait({ person, seat, className }: PortraitProps) {
  const shape = classNames('block aspect-[4/3] w-full border border-hairline', className);
  if (person.image === '/placeholder.svg') return <PersonIcon className={shape} />;
  if (person.image.startsWith('/cards/'))
    return <HockeyCard id={person.id} name={person.name} seat={seat} className={shape} />;
  return (
    <img src={person.image} alt="" {...PHOTO} loading="lazy" className={classNames(shape, 'object-cover')} />
  );
}
