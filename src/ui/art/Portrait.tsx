import type { EntryImage } from '@/site/content-fields.schema';
import { classNames } from '@/lib/class-names';
import { HockeyCard } from './HockeyCard';
import { PersonIcon } from './PersonIcon';
import { Photograph } from '../Photograph';

interface PortraitProps {
  person: { id: string; name: string; image: EntryImage };
  /** Place in a list of people, from 0: neighbours' cards then differ. */
  position?: number;
  className?: string;
}

/** One to a row on phones, never wider than a third of the page elsewhere. */
const PHOTO_SIZES = '(min-width: 48rem) 30rem, 100vw';

/**
 * A person in 4:3: their photograph, else a drawn hockey card, else a person icon. A
 * drawing only decorates, since the name is always beside it.
 */
export function Portrait({ person, position, className }: PortraitProps) {
  const shape = classNames('block aspect-[4/3] w-full border border-hairline', className);
  const { image } = person;
  if (typeof image === 'object')
    return <Photograph image={image} sizes={PHOTO_SIZES} className={classNames(shape, 'object-cover')} />;
  if (image === '/placeholder.svg') return <PersonIcon className={shape} />;
  return <HockeyCard id={person.id} name={person.name} position={position} className={shape} />;
}
