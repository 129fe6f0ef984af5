import { afterSignIn } from '@/account/destinations';
import { useSignOut } from '@/account/use-sign-out';
import { buttonStyle } from '@/ui/button-style';
import { PageLink } from '@/ui/PageLink';
import { mailLinks } from './content';

const words = mailLinks.signedIn;

/** Tells a signed-in visitor that the link they opened did nothing. */
export function SignedInAlready() {
  const { signOut } = useSignOut();
  return (
    <>
      <p>{words.text}</p>
      <div className="mt-6 grid gap-4 @2xl:grid-cols-2">
        <PageLink to={afterSignIn} className={buttonStyle('primary')}>
          {words.goOn}
        </PageLink>
        <button type="button" onClick={() => void signOut()} className={buttonStyle('outline')}>
          {words.signOut}
        </button>
      </div>
    </>
  );
}
