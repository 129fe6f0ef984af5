import { intro, policyDates, summary } from './content';
import { organization } from '@/site/organization.content';
import { PrintButton } from '@/ui/PrintButton';
import { PageTop } from '@/ui/PageTop';
import { Picture } from '@/ui/Picture';
import { Column } from '@/ui/Column';

/**
 * Title, plain-words summary and dates of the policy. On paper it also says whose policy it is and how to reach them.
 */
export function PolicyHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-8 @3xl:pt-10 @5xl:pb-12 print:px-5 print:py-0">
        <p className="hidden text-small print:mb-4 print:block">
          {`${organization.legalName}, ${organization.email}, ${organization.phone}`}
        </p>
        <PageTop
          page="policy"
          intro={intro}
          titleClassName="print:text-[30pt]"
          textClassName="mt-6 max-w-xl print:mt-2"
        />
      </Column>
      <div className="overflow-hidden bg-crease">
        <Column className="grid gap-x-gutter @5xl:grid-cols-12 print:mt-5 print:block print:px-5">
          <div className="py-12 @3xl:py-16 @5xl:col-span-6 print:py-0">
            <h2 className="title-3">{summary.title}</h2>
            <p className="mt-4 max-w-measure text-lead text-pretty">{summary.text}</p>
          </div>
          <div className="relative -mx-side @3xl:-mx-10 @5xl:col-span-6 @5xl:mx-0 print:hidden">
            <div className="size-full @5xl:absolute @5xl:inset-y-0 @5xl:left-0 @5xl:w-[50vw]">
              <Picture
                scene="head-coverings"
                alt={intro.pictureAlt}
                sizes="(min-width: 64rem) max(50vw, 56rem), 100vw"
                className="aspect-[4/3] size-full object-cover object-[48%_50%] @2xl:aspect-[2/1] @5xl:aspect-auto"
              />
            </div>
          </div>
        </Column>
      </div>
      <Column className="flex flex-wrap items-center justify-between gap-x-gutter gap-y-6 py-8 print:mt-5 print:px-5 print:py-0">
        <div>
          <h2 className="title-label">{policyDates.title}</h2>
          <dl className="mt-3 grid gap-x-gutter gap-y-3 @2xl:grid-cols-[auto_auto_auto] print:grid-cols-3">
            {policyDates.facts.map((fact) => (
              <div key={fact.label}>
                <dt className="text-small text-scuff">{fact.label}</dt>
                <dd className="title-4">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PrintButton />
      </Column>
    </div>
  );
}
