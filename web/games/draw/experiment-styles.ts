import { css } from "lit";

export const experimentStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 4px 12px 24px;
  }

  .compare p {
    color: var(--ink-soft);
  }

  form {
    display: flex;
    align-items: end;
    gap: 8px;
  }

  label {
    display: grid;
    gap: 4px;
    width: 9rem;
  }

  .status:empty {
    display: none;
  }

  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, auto));
    justify-content: start;
    gap: 8px 32px;
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  dd {
    margin: 0;
  }

  .facts dd {
    font-size: 1.1875rem;
    font-weight: 650;
  }

  .facts small {
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 450;
  }

  .racks {
    display: grid;
    gap: 12px;
  }

  .racks dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    margin-top: 4px;
  }

  .racks .word {
    flex: 0 1 15rem;
    min-width: 0;
    container-type: inline-size;
  }

  .compare {
    display: grid;
    gap: 10px;
    margin-top: 8px;
    padding-top: 16px;
    border-top: 1px solid var(--line);
    font-size: 0.9375rem;
  }

  h3 {
    margin: 0;
    font-size: 1rem;
    font-weight: 650;
  }

  .compare ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .compare li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 12px;
  }

  .compare li i {
    grid-column: 1 / -1;
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(var(--edge), var(--edge)) no-repeat 0 0 / calc(var(--part) * 100%) 100%
      var(--sink);
  }

  .compare .ours i {
    background-image: linear-gradient(var(--accent), var(--accent));
  }

  .compare .source {
    font-size: 0.8125rem;
  }
`;
