import type { EntryImage } from '@/site/content-fields.schema';
import { classNames } from '@/lib/class-names';
import { HockeyCard } from './HockeyCard';
import { PersonIcon } from './PersonIcon';

interface PortraitProps {
  person: { id: string; name: string; image: EntryImage };
  /** Place in a list of people, from 0: neighbours' cards then differ. */
  seat?: number;
  className?: string;
}

/** Size in CSS px of photographs of people: 4:3, like the drawn cards. */
const PHOTO = { width: 640, height: 480 };

/**
 * A person in 4:3: their photograph, the hockey card drawn in its place, or a person icon where there is neither. A
 * drawn one only decorates, since the name is always beside it.
 */
export function Portrait({ person, seat, className }: PortraitProps) {
  const shape = classNames('block aspect-[4/3] w-full border border-hairline', className);
  const { image } = person;
  if (typeof image === 'object')
    return (
      <img
        src={image.photo}
        alt={image.alt}
        {...PHOTO}
        loading="lazy"
        className={classNames(shape, 'object-cover')}
      />
    );
  if (image === '/placeholder.svg') return <PersonIcon className={shape} />;
  return <HockeyCard id={person.id} name={person.name} seat={seat} className={shape} />;
}
