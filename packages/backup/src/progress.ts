/** How far one part of the work is; `bytes` is what the latest step added. */
export type Progress = {
  part: 'tables' | 'objects' | 'check' | 'put' | 'load';
  done: number;
  of: number;
  bytes: number;
};
export type Report = (progress: Progress) => void;
