import type { PageFacts } from '@/pages/page-facts';

export const reportIncident = {
  path: '/report-incident',
  label: 'Report Incident',
  title: 'Report an Incident | AZ1 Hockey',
  visibility: 'public',
  keptOffline: true,
} as const satisfies PageFacts;
