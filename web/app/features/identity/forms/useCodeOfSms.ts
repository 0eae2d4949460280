import { useEffect, useRef } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: string[] } };

/** WebOTP: where the browser may read the message of a code, the person need not; it asks them first. */
export function useCodeOfSms(take: (code: string) => void): void {
  const latest = useRef(take);
  useEffect(() => void (latest.current = take));
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const given = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: given.signal };
    navigator.credentials
      .get(request)
      .then((credential) => latest.current((credential as { code?: string } | null)?.code ?? ''))
      .catch(() => undefined);
    return () => given.abort();
  }, []);
}
