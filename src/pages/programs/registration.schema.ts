import { action, id, labels, mailAction, section, text } from '@/site/content-fields.schema';

export const schemas = {
  nextCampLabels: labels('title', 'all'),
  registerSection: section({
    id,
    caption: text,
    columns: labels('dates', 'name', 'price', 'hours', 'register'),
    register: action,
    askWhen: mailAction,
    whatToBring: action,
    toBeConfirmed: text,
    until: text,
    fullLabel: text,
    fullAction: action,
    feedTitle: text,
    passedLabel: text,
    emptyText: text,
    emptyAction: mailAction,
  }),
};
