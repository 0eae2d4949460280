import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { SegmentedControl } from '../../../design/SegmentedControl.tsx';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { choosePreference, type Preferences } from '../../../platform/preferences/preferences.ts';
import { footerMessages } from './messages.ts';

const { theme: themeWords, density: densityWords } = footerMessages;
const automatic = 'automatic';

const themes = [
  { value: automatic, label: themeWords.system },
  { value: 'light', label: themeWords.light },
  { value: 'dark', label: themeWords.dark },
] as const;
const densities = [
  { value: automatic, label: densityWords.automatic },
  { value: 'comfortable', label: densityWords.comfortable },
  { value: 'compact', label: densityWords.compact },
] as const;

/** Light or dark, open or compact. Needs script, so without it only its place is there. */
export function LooksSwitch() {
  const chosen = useRouteLoaderData<Preferences>('root');
  const hydrated = useHydrated();
  return (
    <div className={hydrated ? 'flex flex-col gap-3' : 'invisible flex flex-col gap-3'}>
      <Choice name="theme" legend={themeWords.legend} segments={themes} first={chosen?.theme} />
      <Choice name="density" legend={densityWords.legend} segments={densities} first={chosen?.density} />
    </div>
  );
}

interface ChoiceProps {
  name: keyof Preferences;
  legend: string;
  segments: readonly { value: string; label: string }[];
  first?: string | undefined;
}

function Choice({ name, legend, segments, first = automatic }: ChoiceProps) {
  const [value, setValue] = useState(first);
  const choose = (next: string) => {
    setValue(next);
    choosePreference(name, next === automatic ? undefined : (next as Preferences[typeof name]));
  };
  return (
    <div className="flex items-center justify-between gap-3 md:justify-end">
      {/* The group has this name already; the visible copy is for eyes only. */}
      <span aria-hidden="true" className="text-[0.875rem] text-muted">
        {legend}
      </span>
      <SegmentedControl name={name} legend={legend} segments={segments} value={value} onChange={choose} />
    </div>
  );
}
