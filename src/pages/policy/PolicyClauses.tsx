import { contentsTitle } from './content';
import type { PolicyClause } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';

/** The clauses with their index; every clause and paragraph carries the number it is cited by. */
export function PolicyClauses({ clauses }: { clauses: readonly PolicyClause[] }) {
  return (
    <Section className="print:pt-6 print:pb-0">
      <div className="grid gap-x-gutter gap-y-14 @5xl:grid-cols-12 print:gap-y-0">
        <div className="@5xl:col-span-3 print:hidden">
          <ClauseIndex clauses={clauses} />
        </div>
        {/* The blue line: it leads into the main zone. */}
        <span
          aria-hidden="true"
          className="hidden w-3 justify-self-center bg-blue @5xl:col-start-4 @5xl:-my-section @5xl:block print:hidden"
        />
        <ol role="list" className="@5xl:col-span-8">
          {clauses.map((clause, index) => (
            <Clause key={clause.id} clause={clause} number={index + 1} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function ClauseIndex({ clauses }: { clauses: readonly PolicyClause[] }) {
  return (
    <nav aria-labelledby="clauses-title" className="@5xl:sticky @5xl:top-[calc(var(--header-h)+2rem)]">
      <h2 id="clauses-title" className="title-3">
        {contentsTitle}
      </h2>
      <ol role="list" className="mt-4">
        {clauses.map((clause, index) => (
          <li key={clause.id}>
            <PageLink
              to={{ page: 'policy', anchor: clause.id }}
              className="grid min-h-10 grid-cols-[2rem_1fr] items-center underline-offset-4 no-underline hover:text-blue hover:underline @max-5xl:min-h-11"
            >
              <span className="font-display tabular-nums font-stretch-condensed">{index + 1}</span>
              {clause.title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Clause({ clause, number }: { clause: PolicyClause; number: number }) {
  return (
    <li
      id={clause.id}
      className="border-t-2 border-night pt-5 pb-12 last:pb-0 @5xl:pb-16 print:break-inside-avoid print:pt-2 print:pb-4"
    >
      <h3 className="grid @2xs:grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-4 @3xl:grid-cols-[5rem_minmax(0,1fr)]">
        <span className="font-display text-h2 leading-none font-stretch-condensed print:text-[18pt]">
          {number}
        </span>{' '}
        <span className="title-3">{clause.title}</span>
      </h3>
      <ol role="list" className="mt-5 space-y-4 print:mt-1 print:space-y-1">
        {clause.paragraphs.map((paragraph, index) => (
          <li
            key={paragraph}
            className="grid max-w-[46rem] @2xs:grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-4 @3xl:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <span className="font-display text-scuff tabular-nums font-stretch-normal">{`${number}.${index + 1}`}</span>{' '}
            <p className="text-balance">{paragraph}</p>
          </li>
        ))}
      </ol>
      {clause.action === undefined ? null : (
        <p className="mt-6 @3xl:pl-24 print:hidden">
          <ActionLink action={clause.action} variant="outline" className="@max-2xl:w-full" />
        </p>
      )}
    </li>
  );
}
