import { registerSection } from './content';
import { sceneOf } from '@/site/scene-path';
import { ActionLink } from '@/ui/ActionLink';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** How to register, in three steps: the main ask of the home page. */
export function RegisterSection() {
  return (
    <Section zone="night" id={registerSection.id} labelledBy="register-title">
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading intro={registerSection.heading} id="register-title" onDark />
          <ol role="list" className="divide-y divide-boards border-y border-boards">
            {registerSection.steps.map((step, index) => (
              <li
                key={step.id}
                id={step.id}
                tabIndex={-1}
                className="grid xs:grid-cols-[3.5rem_1fr] gap-x-4 py-5 md:grid-cols-[5rem_10rem_1fr] md:items-baseline"
              >
                <span className="row-span-2 font-display text-date text-haldi width-condensed md:row-span-1">
                  {index + 1}
                </span>
                <h3 className="font-display text-h4 width-normal">{step.title}</h3>
                <p className="xs:max-md:col-start-2 text-crease">{step.text}</p>
              </li>
            ))}
          </ol>
          <div className="mt-10 grid gap-4 sm:w-fit sm:grid-cols-2">
            {registerSection.actions.map((action, index) => (
              <ActionLink
                key={action.label}
                action={action}
                variant={index === 0 ? 'haldi' : 'outline-dark'}
              />
            ))}
          </div>
        </div>
        <div className="max-lg:order-first lg:col-span-5 lg:self-center">
          <Picture
            scene={sceneOf('/images/mitts')}
            alt=""
            sizes="(min-width: 64rem) 54rem, 100vw"
            className="aspect-[16/10] h-full w-full rounded object-cover object-[72%_50%] lg:aspect-square lg:object-[91%_50%]"
          />
        </div>
      </div>
    </Section>
  );
}
