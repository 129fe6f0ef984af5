import { AuthScreen } from '@/features/auth/AuthScreen';

/** /auth: sign in or sign up (spec §2). */
export default function AuthPage() {
  return <AuthScreen />;
}
