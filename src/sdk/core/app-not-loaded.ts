/** Thrown when a rule needs an app whose code, data or words this renderer has not loaded yet. */
export class AppNotLoaded extends Error {
  app: string;
  constructor(app: string) {
    super(`App ${app} is not loaded`);
    this.app = app;
  }
}
