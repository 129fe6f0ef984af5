import { intro, policyDates, summary } from './content';
import { organization } from '@/site/organization';
import { PrintButton } from '@/ui/PrintButton';
import { PageTop } from '@/ui/PageTop';
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
      <div className="bg-crease">
        <Column className="grid gap-x-gutter gap-y-12 py-12 @3xl:py-16 @5xl:grid-cols-12 print:mt-5 print:gap-y-5 print:px-5 print:py-0">
          <div className="@5xl:col-span-7">
            <h2 className="title-3">{summary.title}</h2>
            <p className="mt-4 max-w-measure text-lead text-pretty">{summary.text}</p>
          </div>
          <div className="@5xl:col-span-4 @5xl:col-start-9">
            <div className="rounded border-2 border-night bg-sheet">
              <h2 className="border-b-2 border-night px-5 py-3 title-label">{policyDates.title}</h2>
              <dl className="divide-y divide-hairline px-5 print:grid print:grid-cols-3 print:divide-y-0">
                {policyDates.facts.map((fact) => (
                  <div key={fact.label} className="py-4 print:py-2">
                    <dt className="text-small text-scuff">{fact.label}</dt>
                    <dd className="title-4">{fact.value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="mt-6">
              <PrintButton />
            </div>
          </div>
        </Column>
      </div>
    </div>
  );
}
