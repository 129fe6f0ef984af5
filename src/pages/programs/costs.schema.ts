import { action, id, list, reason, section } from '@/site/content-fields.schema';

export const schemas = {
  costPanel: section({ id, factors: list(reason), action }),
};
