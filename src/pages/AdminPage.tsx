import { AdminScreen } from '@/features/admin/AdminScreen';

/** /admin: contact submissions, for administrators (spec §2). */
export default function AdminPage() {
  return <AdminScreen />;
}
