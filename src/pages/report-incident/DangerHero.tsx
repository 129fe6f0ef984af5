import { danger, intro, stepLabel, tellUs } from './content';
import { telLink } from '@/site/mail-links';
import { ActionLink } from '@/ui/ActionLink';
import { buttonStyle } from '@/ui/button-style';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { IntroWords } from '@/ui/IntroWords';
import { Column } from '@/ui/Column';

/** Title and first step: the call for help is in the first window, on phones too, and the report right below it. */
export function DangerHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-12 md:pt-10 md:pb-20">
        <Breadcrumbs page="report-incident" />
        <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <IntroWords intro={intro} size="h2" textClassName="mt-4 max-w-lead" />
          </div>
          <section
            id={danger.id}
            tabIndex={-1}
            aria-labelledby="danger-title"
            className="rounded-lg border-2 border-night p-side md:p-8 lg:col-span-6 lg:row-span-2"
          >
            <div className="grid gap-x-4 xs:grid-cols-[1rem_1fr] md:grid-cols-[2rem_1fr] md:gap-x-8 lg:grid-cols-[2.5rem_1fr]">
              <p className="font-display text-h2 width-condensed lg:text-h1">
                <span className="sr-only">{stepLabel} </span>1
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
          <p className="lg:col-span-6">
            <ActionLink action={tellUs.action} variant="outline" className="max-sm:w-full" />
          </p>
        </div>
      </Column>
    </div>
  );
}
