import { otherGift } from './content';
import { ContactAction } from '@/ui/ContactAction';
import { UiIcon } from '@/ui/art/UiIcon';
import type { UiIconName } from '@/ui/art/ui-icon-paths';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';
import { IconList } from '@/ui/IconList';

/** Any other amount, or equipment: what we can use and what we cannot. */
export function OtherGift() {
  return (
    <Section zone="night" id={otherGift.id} labelledBy="other-gift-title">
      <div className="grid gap-x-gutter gap-y-12 @5xl:grid-cols-12">
        <div className="@5xl:col-span-5">
          <Headline as="h2" id="other-gift-title" {...otherGift.headline} wideClassName="text-haldi" />
          <p className="mt-5 mb-8 max-w-lead text-lead text-crease">{otherGift.text}</p>
          <ContactAction action={otherGift.action} variant="haldi" onDark />
        </div>
        <div className="grid gap-x-gutter gap-y-10 @3xl:grid-cols-2 @5xl:col-span-7">
          <GearList title={otherGift.acceptTitle} items={otherGift.accept} icon="check" />
          <GearList title={otherGift.declineTitle} items={otherGift.decline} icon="close" />
        </div>
      </div>
    </Section>
  );
}

interface GearListProps {
  title: string;
  items: readonly string[];
  icon: UiIconName;
}

function GearList({ title, items, icon }: GearListProps) {
  return (
    <div>
      <h3 className="font-display text-h3 width-normal">{title}</h3>
      <IconList
        items={items}
        icon={<UiIcon name={icon} className="mt-1 size-5 text-crease" />}
        className="mt-4 border-t-2 border-sheet"
        itemClassName="grid-cols-[1.5rem_1fr] gap-x-3 border-b border-scuff py-4"
      />
    </div>
  );
}
