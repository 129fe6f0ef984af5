import { featuresLabel } from '@/content/initiatives';
import type { Initiative } from '@/content/types';
import { classNames } from '@/lib/class-names';
import { sceneOf } from '@/site/scene-path';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';

/** How a spread lies on the twelve columns of a wide screen. */
type SpreadLayout = 'wide' | 'wide-reverse' | 'left' | 'right';

const layouts: Record<SpreadLayout, { spread: string; picture: string; text: string; sizes: string }> = {
  wide: {
    spread: 'lg:col-span-12 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-12',
    picture: 'lg:col-span-7 lg:-ml-10',
    text: 'lg:col-span-5 lg:mt-0',
    sizes: '(min-width: 64rem) 46rem, 100vw',
  },
  'wide-reverse': {
    spread: 'lg:col-span-12 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-12',
    picture: 'lg:order-1 lg:col-span-7 lg:-mr-10',
    text: 'lg:col-span-5 lg:mt-0',
    sizes: '(min-width: 64rem) 46rem, 100vw',
  },
  left: { spread: 'lg:col-span-5', picture: '', text: '', sizes: '(min-width: 64rem) 30rem, 100vw' },
  right: {
    spread: 'lg:col-span-6 lg:col-start-7 lg:mt-32',
    picture: '',
    text: '',
    sizes: '(min-width: 64rem) 36rem, 100vw',
  },
};

/** One initiative: its picture, what keeps players away and what we do, and what comes out of it. */
export function InitiativeSpread({ initiative, layout }: { initiative: Initiative; layout: SpreadLayout }) {
  const { spread, picture, text, sizes } = layouts[layout];
  return (
    <li
      id={initiative.id}
      tabIndex={-1}
      className={classNames('md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-gutter', spread)}
    >
      <div className={classNames('max-lg:-mx-5 md:max-lg:mx-0', picture)}>
        <Picture
          scene={sceneOf(initiative.image)}
          alt=""
          sizes={sizes}
          className="aspect-[16/10] w-full object-cover md:rounded-lg"
        />
      </div>
      <div className={classNames('mt-6 md:max-lg:mt-0', text)}>
        <h2 className="font-display text-date uppercase width-condensed">{initiative.title}</h2>
        <p className="mt-4 max-w-measure">{initiative.description}</p>
        <h3 className="mt-6 font-display text-h4 width-normal">{featuresLabel}</h3>
        <ul className="mt-2 max-w-measure divide-y divide-hairline">
          {initiative.features.map((feature) => (
            <li key={feature} className="grid grid-cols-[1.5rem_1fr] gap-x-3 py-2">
              <BoardIcon name="pass" className="mt-0.5 size-6 text-blue" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <ShareButton target={{ page: 'initiatives', anchor: initiative.id }} title={initiative.title} />
        </div>
      </div>
    </li>
  );
}
