import { danger, intro, stepLabel, tellUs } from './content';
import { telLink } from '@/site/contact-links';
import { ActionLink } from '@/ui/ActionLink';
import { buttonStyle } from '@/ui/button-style';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { IntroWords } from '@/ui/IntroWords';
import { Column } from '@/ui/Column';

/** Title and first step: the call for help is in the first window, on phones too, and the report right below it. */
export function DangerHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-12 @3xl:pt-10 @3xl:pb-20">
        <Breadcrumbs page="report-incident" />
        <div className="grid gap-x-gutter gap-y-8 @5xl:grid-cols-12">
          <div className="@5xl:col-span-6">
            <IntroWords intro={intro} size="h2" textClassName="mt-4 max-w-lead" />
          </div>
          <section
            id={danger.id}
            aria-labelledby="danger-title"
            className="rounded-lg border-2 border-night p-side @3xl:p-8 @5xl:col-span-6 @5xl:row-span-2"
          >
            <div className="grid gap-x-4 @2xs:grid-cols-[1rem_1fr] @3xl:grid-cols-[2rem_1fr] @3xl:gap-x-8 @5xl:grid-cols-[2.5rem_1fr]">
              <p className="font-display text-h2 font-stretch-condensed @5xl:text-h1">
                <span className="sr-only">{stepLabel} </span>1
              </p>
              <div>
                <h2 id="danger-title" className="title-3 @3xl:text-date @3xl:leading-none">
                  {danger.title}
                </h2>
                <p className="mt-3 max-w-measure">{danger.text}</p>
              </div>
            </div>
            <a href={telLink(danger.phone)} className={buttonStyle('primary', 'mt-6 w-full py-4')}>
              <span className="pb-1 text-date leading-none">{danger.callLabel}</span>
            </a>
          </section>
          <p className="@5xl:col-span-6">
            <ActionLink action={tellUs.jump} variant="outline" className="@max-2xl:w-full" />
          </p>
        </div>
      </Column>
    </div>
  );
}
