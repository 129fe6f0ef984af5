import { danger, intro } from '@/content/report-incident';
import { telLink } from '@/site/mail-links';
import { buttonStyle } from '@/ui/button-style';
import { Headline } from '@/ui/Headline';
import { Breadcrumbs } from '../Breadcrumbs';

/** Title and first step: the call for help stands in the first window, on phones too. */
export function DangerHero() {
  return (
    <div className="bg-sheet">
      <div className="mx-auto w-full max-w-page px-5 pt-6 pb-12 md:px-10 md:pt-10 md:pb-20">
        <Breadcrumbs page="reportIncident" />
        <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Headline as="h1" size="h2" {...intro.headline} />
            <p className="mt-4 max-w-md text-lead text-scuff">{intro.text}</p>
          </div>
          <section
            id={danger.id}
            tabIndex={-1}
            aria-labelledby="danger-title"
            className="rounded-lg border-2 border-night p-5 md:p-8 lg:col-span-6"
          >
            <div className="grid grid-cols-[1rem_1fr] gap-x-4 md:grid-cols-[2rem_1fr] md:gap-x-8 lg:grid-cols-[2.5rem_1fr]">
              <p aria-hidden="true" className="font-display text-h2 width-condensed lg:text-h1">
                1
              </p>
              <div>
                <h2
                  id="danger-title"
                  className="font-display text-h3 width-normal md:text-date md:leading-none"
                >
                  {danger.title}
                </h2>
                <p className="mt-3 max-w-measure">{danger.text}</p>
              </div>
            </div>
            <a href={telLink(danger.phone)} className={buttonStyle('primary', 'mt-6 w-full py-4')}>
              <span className="text-date leading-none">{danger.callLabel}</span>
            </a>
          </section>
        </div>
      </div>
    </div>
  );
}
