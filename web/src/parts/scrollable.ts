import type { Attachment } from 'svelte/attachments';

/** What scrolls is reached by Tab, so that arrows scroll it; only while there is more than is seen. */
export const scrollable: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const scrolls =
      node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const content = new MutationObserver(watch);
  content.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
