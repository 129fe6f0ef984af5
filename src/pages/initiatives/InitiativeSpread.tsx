import { featuresLabel } from './content';
import type { Initiative } from './content';
import { classNames } from '@/lib/class-names';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { EntryPicture } from '@/ui/EntryPicture';
import { ShareButton } from '@/ui/ShareButton';
import { IconList } from '@/ui/IconList';

/** Place of a spread's picture on the twelve columns of a wide screen: a wide one, or the half of a pair. */
type SpreadLayout = 'left' | 'right' | 'half';

const layouts: Record<SpreadLayout, { spread: string; picture: string; text: string; sizes: string }> = {
  left: {
    spread: '@5xl:col-span-12 @5xl:grid @5xl:grid-cols-12 @5xl:items-center @5xl:gap-x-gutter',
    picture: '@5xl:col-span-7',
    text: '@5xl:col-span-4 @5xl:col-start-9 @5xl:mt-0',
    sizes: '(min-width: 64rem) 44rem, 100vw',
  },
  right: {
    spread: '@5xl:col-span-12 @5xl:grid @5xl:grid-cols-12 @5xl:items-center @5xl:gap-x-gutter',
    picture: '@5xl:order-1 @5xl:col-span-7 @5xl:col-start-6',
    text: '@5xl:col-span-4 @5xl:mt-0',
    sizes: '(min-width: 64rem) 44rem, 100vw',
  },
  half: {
    spread: '@5xl:col-span-6',
    picture: '',
    text: '',
    sizes: '(min-width: 64rem) 37rem, 100vw',
  },
};

/** One initiative: its picture, the obstacle and our answer to it, and what players get. */
export function InitiativeSpread({ initiative, layout }: { initiative: Initiative; layout: SpreadLayout }) {
  const { spread, picture, text, sizes } = layouts[layout];
  return (
    <li
      id={initiative.id}
      className={classNames(
        '@3xl:@max-5xl:grid @3xl:@max-5xl:grid-cols-2 @3xl:@max-5xl:gap-x-gutter',
        spread,
      )}
    >
      <div className={classNames('@max-5xl:-mx-side @3xl:@max-5xl:mx-0', picture)}>
        <EntryPicture
          image={initiative.image}
          alt={initiative.pictureAlt}
          sizes={sizes}
          portraitOnPhones
          className="aspect-[7/8] w-full object-cover @3xl:aspect-[16/10] @3xl:rounded-lg"
        />
      </div>
      <div className={classNames('mt-6 @3xl:@max-5xl:mt-0', text)}>
        <div className="flex items-start justify-between gap-x-4">
          <h2 className="optical title-poster">{initiative.title}</h2>
          <ShareButton target={{ page: 'initiatives', anchor: initiative.id }} title={initiative.title} />
        </div>
        <p className="mt-4 max-w-measure">{initiative.description}</p>
        <h3 className="mt-6 title-4">{featuresLabel}</h3>
        <IconList
          items={initiative.features}
          icon={<BoardIcon name="pass" className="mt-0.5 size-6 text-blue" />}
          className="mt-2 max-w-measure divide-y divide-hairline"
          itemClassName="grid-cols-[1.5rem_1fr] gap-x-3 py-2"
        />
      </div>
    </li>
  );
}
