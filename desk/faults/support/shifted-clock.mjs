// Loaded before a desk, so that its process believes in another hour.
const shift = Number(process.env.CLOCK_SHIFT_HOURS) * 3_600_000;
const now = Date.now.bind(Date);
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [now() + shift] : args));
  }
  static now() {
    return now() + shift;
  }
};
