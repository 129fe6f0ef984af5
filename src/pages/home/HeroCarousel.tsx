import { carouselLabels, getStartedLabel, getStartedTarget, slides } from './content';
import type { Slide } from './content';
import { classNames } from '@/lib/class-names';
import { TapeBand } from '@/ui/art/TapeBand';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle } from '@/ui/button-style';
import { Headline } from '@/ui/Headline';
import { PageLink } from '@/ui/PageLink';
import { EntryPicture } from '@/ui/EntryPicture';
import { useHydrated } from '@/ui/use-hydrated';
import { useRotation } from './use-rotation';

const controlStyle =
  'inline-flex size-12 cursor-pointer items-center justify-center rounded text-sheet hover:bg-sheet hover:text-night';

/** The hero of the home page: slides that advance automatically. */
export function HeroCarousel() {
  const { index, playing, rotating, rotationButton, show, toggle, handlers } = useRotation(slides.length);
  // The served page holds the first picture only, so that the others do not share its bandwidth.
  const hydrated = useHydrated();

  return (
    <section
      aria-roledescription="carousel"
      aria-label={carouselLabels.region}
      className="hero on-dark relative overflow-hidden bg-night text-sheet"
      {...handlers}
    >
      <div className="hero-controls needs-script z-10 flex flex-wrap items-center gap-1">
        <button type="button" ref={rotationButton} onClick={toggle} className={controlStyle}>
          <UiIcon name={playing ? 'pause' : 'play'} className="size-5" />
          <span className="sr-only">{playing ? carouselLabels.pause : carouselLabels.play}</span>
        </button>
        <button type="button" onClick={() => show(index - 1)} className={controlStyle}>
          <UiIcon name="chevron-left" className="size-6" />
          <span className="sr-only">{carouselLabels.previous}</span>
        </button>
        <button type="button" onClick={() => show(index + 1)} className={controlStyle}>
          <UiIcon name="chevron-right" className="size-6" />
          <span className="sr-only">{carouselLabels.next}</span>
        </button>
        <div role="group" aria-label={carouselLabels.choose} className="flex @max-5xl:ml-auto @5xl:ml-2">
          {slides.map((slide, position) => (
            <button
              key={slide.title}
              type="button"
              aria-disabled={position === index ? true : undefined}
              onClick={() => show(position)}
              className="group inline-flex h-11 w-8 cursor-pointer items-center justify-center rounded aria-disabled:cursor-default"
            >
              <span
                className={classNames(
                  'block size-3 rounded-full border-2 border-sheet',
                  position === index && 'bg-sheet forced-colors:bg-[Highlight]',
                )}
              />
              <span className="sr-only">{`${slide.title} ${slide.subtitle}`}</span>
            </button>
          ))}
        </div>
      </div>
      <div aria-live={rotating ? 'off' : 'polite'} className="hero-slides grid">
        {slides.map((slide, position) => (
          <HeroSlide
            key={slide.title}
            slide={slide}
            label={`${position + 1} ${carouselLabels.of} ${slides.length}`}
            active={position === index}
            withPicture={position === 0 || hydrated}
            first={position === 0}
          />
        ))}
      </div>
      <div className="hero-action z-10">
        <PageLink
          to={getStartedTarget}
          className={buttonStyle('primary', '@max-2xl:w-full px-8 text-[1.25rem]')}
        >
          {getStartedLabel}
        </PageLink>
      </div>
      <TapeBand className="hero-tape" />
    </section>
  );
}

interface HeroSlideProps {
  slide: Slide;
  /** e.g. `1 of 3`. */
  label: string;
  active: boolean;
  withPicture: boolean;
  first: boolean;
}

function HeroSlide({ slide, label, active, withPicture, first }: HeroSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-active={active ? '' : undefined}
      inert={!active}
      style={{ '--focus-phone': slide.phoneFocus, '--focus-wide': slide.wideFocus }}
      className="hero-slide relative col-start-1 row-start-1 flex flex-col @5xl:flex-row @5xl:items-end"
    >
      <div className="scene-window relative grow overflow-hidden @3xl:h-[min(50vw,42svh)] @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:h-auto">
        {withPicture ? (
          <EntryPicture
            image={slide.image}
            alt={slide.pictureAlt}
            sizes="100vw"
            priority={first}
            portraitOnPhones
            className="absolute inset-0 size-full object-cover @max-5xl:object-(--focus-phone) @5xl:object-(--focus-wide)"
          />
        ) : null}
      </div>
      <div className="hero-text relative w-full px-side @3xl:px-10 @5xl:px-(--hero-edge)">
        <Headline
          as="h2"
          size="h1"
          lead={slide.title}
          wide={slide.subtitle}
          className="text-(length:--hero-title)!"
          wideClassName="text-haldi"
        />
        <p className="mt-4 max-w-(--hero-measure) @5xl:mt-6 text-lead">{slide.description}</p>
      </div>
    </div>
  );
}
