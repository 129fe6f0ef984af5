import { actions, callToAction, id, picturedIntro, section, text, texts } from '@/site/content-fields.schema';

export const schemas = {
  intro: picturedIntro,
  mission: section({ id, statement: text, whyTitle: text, why: texts }),
  commitments: section({ items: texts }),
  morePages: section({ links: actions }),
  closing: callToAction,
};
