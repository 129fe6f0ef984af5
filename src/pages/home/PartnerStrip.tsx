import { partnerLogos, partnersSection } from './content';
import type { PartnerLogo } from './partners.content';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle } from '@/ui/button-style';
import { Section } from '@/ui/Section';
import { useReducedMotion } from '@/ui/use-media-query';
import { useRememberedPause } from '@/ui/use-remembered-pause';
import { Headline } from '@/ui/Headline';

/** Size of a mark in CSS px; the files are drawn for it. */
const MARK_WIDTH = 200;
const MARK_HEIGHT = 80;

function Logos({ logos, copy = false }: { logos: readonly PartnerLogo[]; copy?: boolean }) {
  return (
    <ul
      role="list"
      className={copy ? 'strip-copy strip-list' : 'strip-list'}
      aria-hidden={copy ? true : undefined}
    >
      {logos.map((logo) => (
        <li key={logo.source} className="flex shrink-0 items-center">
          <img
            src={logo.source}
            alt={copy ? '' : logo.alt}
            width={MARK_WIDTH}
            height={MARK_HEIGHT}
            loading="lazy"
            className="h-16 w-[min(10rem,100%)] object-contain @3xl:h-24 @3xl:w-60"
          />
        </li>
      ))}
    </ul>
  );
}

/** The continuously scrolling row of partner logos; a static grid when paused or motion is reduced. */
export function PartnerStrip() {
  const [paused, pause] = useRememberedPause('logos');
  const reducedMotion = useReducedMotion();
  return (
    <Section zone="sheet" labelledBy="partners-title" className="overflow-hidden @5xl:pt-16!">
      <div className="mb-8 grid gap-gutter @5xl:grid-cols-12 @5xl:items-end">
        <div className="@5xl:col-span-7">
          <Headline as="h2" id="partners-title" {...partnersSection.headline} />
        </div>
        <p className="max-w-measure text-scuff @5xl:col-span-5">{partnersSection.text}</p>
      </div>
      <div className="strip relative overflow-hidden" data-paused={paused === true ? '' : undefined}>
        <div className="strip-track">
          <Logos logos={partnerLogos} />
          <Logos logos={partnerLogos} copy />
        </div>
      </div>
      {reducedMotion ? null : (
        <p className="needs-script mt-6">
          <button type="button" onClick={() => pause(paused !== true)} className={buttonStyle('outline')}>
            <UiIcon name={paused === true ? 'play' : 'pause'} className="size-4" />
            {paused === true ? partnersSection.playLabel : partnersSection.pauseLabel}
          </button>
        </p>
      )}
    </Section>
  );
}
