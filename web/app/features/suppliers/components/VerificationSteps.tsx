import { Icon } from '../../../design/Icon.tsx';
import { supplierMessages } from '../messages.ts';

const words = supplierMessages.profile;

interface VerificationStepsProps {
  /** All levels in order, with their labels. */
  levels: readonly { value: string; displayFa: string }[];
  /** The level reached. */
  reached: string;
}

/** Every level of verification, what was looked at for it, and whether it is reached. */
export function VerificationSteps({ levels, reached }: VerificationStepsProps) {
  const last = levels.findIndex(({ value }) => value === reached);
  return (
    <>
      <p className="mb-3 text-muted">{words.verificationLead}</p>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {levels.map(({ value, displayFa }, index) => {
          const isReached = index <= last;
          // The level without any check has nothing to explain.
          if (!words.levels[value]) return null;
          return (
            <li key={value} className="card card-surface card-pad-normal">
              <span className={`flex items-center gap-2 ${isReached ? 'text-success' : 'text-subtle'}`}>
                <Icon icon={isReached ? 'circle-check' : 'circle-dashed'} />
                <span className="text-[0.8125rem]">{isReached ? words.reached : words.notReached}</span>
              </span>
              <h3 className="mt-1 text-[1rem] leading-7">{displayFa}</h3>
              <p className="text-[0.875rem] text-muted">{words.levels[value]}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
