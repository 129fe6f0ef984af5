import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { CodeForm } from '@/account/CodeForm';
import { BackendError } from '@/backend/errors';
import { enrolFactor, factorOf, removeFactor, verifyCode } from '@/backend/second-factor';
import { useSession } from '@/backend/session';
import { buttonStyle } from '@/ui/button-style';
import { errorPrefix } from '@/account/content';
import { secondFactorWords as words } from './content';
import { QrCode } from './QrCode';

const HEADING_ID = 'second-factor-heading';
const NOT_FOUND = 404;

/** The local backend has no second factors. */
const failureText = (error: Error | null): string | undefined =>
  error instanceof BackendError && error.status === NOT_FOUND ? words.notOffered : error?.message;

interface SetUpProps {
  factor: Awaited<ReturnType<typeof enrolFactor>>;
  onCancel: () => void;
  onDone: () => void;
}

function SetUp({ factor, onCancel, onDone }: SetUpProps) {
  return (
    <div className="grid gap-gutter @3xl:grid-cols-[14rem_1fr]">
      <div>
        <QrCode text={factor.uri} label={words.qrLabel} />
        <p className="mt-3 text-small">
          {words.secretLabel} <code className="wrap-anywhere">{factor.secret}</code>
        </p>
        <a href={factor.uri} className="mt-2 inline-block text-small underline underline-offset-4">
          {words.openApp}
        </a>
      </div>
      <div className="max-w-xl">
        <CodeForm
          verify={(code) => verifyCode(factor.id, code).then(onDone)}
          text={words.scan}
          leaveLabel={words.cancel}
          onLeave={onCancel}
        />
      </div>
    </div>
  );
}

/** Lets an administrator set up a second factor, or remove it. */
export function SecondFactor() {
  const queryClient = useQueryClient();
  const account = useSession();
  const enrolment = useMutation({ mutationFn: enrolFactor });
  const removal = useMutation({ mutationFn: removeFactor, onSuccess: () => toast(words.removed) });
  const factorId = account.state === 'signed-in' ? factorOf(account.session) : undefined;
  const failure = failureText(enrolment.error ?? removal.error);
  const busy = enrolment.isPending || removal.isPending;

  const press = () => {
    if (busy) return;
    if (factorId === undefined) enrolment.mutate();
    else removal.mutate(factorId);
  };
  const done = () => {
    enrolment.reset();
    toast.success(words.added);
    // Requests without the factor may have been refused.
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };

  return (
    <section
      aria-labelledby={HEADING_ID}
      className="[overflow-anchor:none] rounded-lg border border-hairline bg-sheet px-5 py-8 @2xl:px-8 print:hidden"
    >
      <h2 id={HEADING_ID} className="font-display text-h3 uppercase">
        {words.heading}
      </h2>
      <p className="mt-3 mb-5 max-w-measure">{factorId === undefined ? words.off : words.on}</p>
      {failure === undefined ? null : (
        <p role="alert" className="mb-3 text-small font-semibold text-red">
          {errorPrefix} {failure}
        </p>
      )}
      {enrolment.data && factorId === undefined ? (
        <SetUp factor={enrolment.data} onCancel={enrolment.reset} onDone={done} />
      ) : (
        <button
          type="button"
          aria-disabled={busy}
          onClick={press}
          className={buttonStyle('outline', '@max-2xl:w-full')}
        >
          {factorId === undefined ? words.setUp : words.remove}
        </button>
      )}
    </section>
  );
}
