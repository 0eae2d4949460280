import { useEffect, useState } from 'react';

/** Whole seconds until an instant (ms since 1970), 0 when it has passed. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    setSeconds(secondsTo(until));
    const timer = setInterval(() => setSeconds(secondsTo(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
