import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const reportIncident = {
  path: '/report-incident',
  label: 'Report Incident',
  title: 'Report an Incident | AZ1 Hockey',
  visibility: 'public',
  keptOffline: true,
  view: (): Promise<ViewModule> => import('./ReportIncidentPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
