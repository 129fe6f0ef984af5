import { expect, it, vi } from 'vitest';
import { fetchSubmissions, type Submission } from '@/backend/submissions';
import { exportSubmissions } from '@/pages/admin/export-submissions';

vi.mock('@/backend/submissions');

it('the export names the sender, where replies go and which checks of the sender failed', async () => {
  const submission: Submission = {
    id: '1',
    createdAt: '2026-11-20T07:28:16Z',
    name: 'Robin',
    email: 'robin@mail.test',
    replyTo: 'office@school.test',
    marks: ['spf', 'unsubscribe'],
    subject: 'Ice',
    message: 'Hello',
    attachments: 0,
    cutFrom: null,
    handled: null,
    reopened: null,
    searchable: true,
  };
  const fetch = vi.mocked(fetchSubmissions).mockResolvedValue({ submissions: [], next: null });
  fetch.mockResolvedValueOnce({ submissions: [submission], next: null });
  const selection = { search: '', unhandledOnly: false };
  const { csv } = await exportSubmissions({ selection, signal: AbortSignal.timeout(1e4), onProgress() {} });
  const [columns, row] = (await csv.text()).split('\r\n');
  expect(columns).toContain('"email","reply_to","marks"');
  expect(row).toContain('"robin@mail.test","office@school.test","spf,unsubscribe"');
});
