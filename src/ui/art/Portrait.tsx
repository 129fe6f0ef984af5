import type { EntryImage, PersonImage } from '@/site/content-types';
import { classNames } from '@/lib/class-names';
import { HockeyCard } from '@/ui/sweaters/HockeyCard';
import { EntryPicture } from '../EntryPicture';

interface PortraitProps {
  person: { id: string; name: string; image: PersonImage };
  /** Place in a list of people, from 0: neighbours' cards then differ. */
  position?: number;
  /** How wide a photograph or scene is drawn; by default one to a row on phones, and at most a third of wide pages. */
  sizes?: string;
  className?: string;
}

const isEntryImage = (image: PersonImage): image is EntryImage =>
  typeof image === 'object' || image.startsWith('/images/');

/**
 * A person in 4:3: their photograph or drawn portrait, else a hockey card, with a person icon on the sweater where the
 * image is a placeholder. A drawing only decorates, since the name is always beside it.
 */
export function Portrait({
  person,
  position,
  sizes = '(min-width: 48rem) 30rem, 100vw',
  className,
}: PortraitProps) {
  const shape = classNames('block aspect-[4/3] w-full border border-hairline', className);
  const { image } = person;
  if (isEntryImage(image))
    return (
      <div className={classNames(shape, 'overflow-hidden has-[picture]:print:hidden')}>
        <EntryPicture image={image} sizes={sizes} className="size-full object-cover" />
      </div>
    );
  const anonymous = image === '/placeholder.svg';
  return (
    <HockeyCard
      id={anonymous ? person.id : image.slice('/cards/'.length)}
      name={person.name}
      position={position}
      anonymous={anonymous}
      className={shape}
    />
  );
}
