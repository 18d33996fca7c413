/** Records everything that is written to it. */
export class Written {
  text = '';

  readonly write = (text: string): void => {
    this.text += text;
  };

  get lines(): string[] {
    return this.text.split('\n').slice(0, -1);
  }
}
