/** The next standard motor of IEC 60072 at or above a power in kW. */
export function nextMotor(kw: number): number {
  return (
    [
      0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160, 200,
    ].find((each) => each >= kw) ?? 250
  );
}
