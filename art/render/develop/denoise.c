// Feature-guided first-order regression (after Bitterli et al. 2016, "NFOR", simplified), and non-local means.
// denoise.py compiles this file and passes arrays of rows. All colours have three channels.
#include <math.h>
#include <stdlib.h>

#define COLOURS 3
#define FEATURES 7
#define TERMS (1 + FEATURES)           // a constant and one slope per feature
#define PAIRS (TERMS * (TERMS + 1) / 2) // lower triangle of the normal matrix
#define STRIP 24                       // rows that one thread works on
#define FAR 1e6f
#define FARTHEST 8                     // a neighbour less alike than this has no weight

typedef struct {
  int width, height;
  const float *guide, *variance; // colours that say which pixels are alike, and their variance
  const float *source;           // colours to be filtered
  const float *features, *feature_weights;
  int radius, patch;             // of the neighbourhood, and of the patches that are compared
  float colour_scale, feature_scale, ridge;
} Job;

// What is summed up for the rows of one strip.
typedef struct {
  int first, rows, padded_rows;
  float *normal_matrix, *right_side;
  float *distance, *blurred;
} Strip;

static int clamp(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }
static int outside(int value, int size) { return value < 0 || value >= size; }

// Squared difference of two guide colours beyond what their noise explains.
static float unlikeness(const float *guide, const float *variance, size_t p, size_t q, int channels, float scale) {
  float sum = 0;
  for (int c = 0; c < channels; c++) {
    float difference = guide[p + c] - guide[q + c];
    float at_p = variance[p + c], at_q = variance[q + c];
    sum += (difference * difference - (at_p + (at_p < at_q ? at_p : at_q))) / (1e-7f + scale * scale * (at_p + at_q));
  }
  return sum;
}

// Distance of every pixel of the strip to its neighbour at (dx, dy), averaged over each row of the patch.
static void compare(const Job *job, Strip *strip, int dx, int dy) {
  int width = job->width;
  for (int row = 0; row < strip->padded_rows; row++) {
    int y = clamp(strip->first - job->patch + row, job->height - 1);
    float *distance = strip->distance + (size_t)row * width;
    for (int x = 0; x < width; x++) {
      if (outside(y + dy, job->height) || outside(x + dx, width)) {
        distance[x] = FAR;
        continue;
      }
      size_t p = ((size_t)y * width + x) * COLOURS, q = ((size_t)(y + dy) * width + x + dx) * COLOURS;
      distance[x] = unlikeness(job->guide, job->variance, p, q, COLOURS, job->colour_scale) / COLOURS;
    }
    float *blurred = strip->blurred + (size_t)row * width;
    for (int x = 0; x < width; x++) {
      float sum = 0;
      int count = 0;
      for (int i = -job->patch; i <= job->patch; i++) {
        if (outside(x + i, width)) continue;
        sum += distance[x + i];
        count++;
      }
      blurred[x] = sum / count;
    }
  }
}

// Distance of two pixels in the feature that parts them most.
static float feature_distance(const Job *job, const float *here, const float *there) {
  float farthest = 0;
  for (int k = 0; k < FEATURES; k++) {
    float difference = here[k] - there[k];
    float weighted = difference * difference * job->feature_weights[k];
    if (weighted > farthest) farthest = weighted;
  }
  return farthest / (job->feature_scale * job->feature_scale);
}

// Adds the neighbours at (dx, dy) to the equations of every pixel of the strip.
static void gather(const Job *job, Strip *strip, int dx, int dy) {
  int width = job->width, patch_rows = 2 * job->patch + 1;
  for (int row = 0; row < strip->rows; row++) {
    int y = strip->first + row;
    if (outside(y + dy, job->height)) continue;
    for (int x = 0; x < width; x++) {
      if (outside(x + dx, width)) continue;
      float colour_distance = 0;
      for (int i = 0; i < patch_rows; i++) colour_distance += strip->blurred[(size_t)(row + i) * width + x];
      colour_distance /= patch_rows;
      if (colour_distance < 0) colour_distance = 0;
      size_t p = (size_t)y * width + x, q = (size_t)(y + dy) * width + x + dx;
      const float *here = job->features + p * FEATURES, *there = job->features + q * FEATURES;
      float by_features = feature_distance(job, here, there);
      float distance = colour_distance > by_features ? colour_distance : by_features;
      if (distance > FARTHEST) continue;
      float weight = expf(-distance);
      float terms[TERMS];
      terms[0] = 1;
      for (int k = 0; k < FEATURES; k++) terms[k + 1] = there[k] - here[k];
      size_t pixel = (size_t)row * width + x;
      float *matrix = strip->normal_matrix + pixel * PAIRS, *side = strip->right_side + pixel * TERMS * COLOURS;
      const float *colour = job->source + q * COLOURS;
      int pair = 0;
      for (int i = 0; i < TERMS; i++) {
        float weighted = weight * terms[i];
        for (int j = 0; j <= i; j++) matrix[pair++] += weighted * terms[j];
        for (int c = 0; c < COLOURS; c++) side[i * COLOURS + c] += weighted * colour[c];
      }
    }
  }
}

// Solves the equations of one pixel by Cholesky; the constant term is its colour.
static void solve(const float *packed, const float *side, float ridge, float *out) {
  double matrix[TERMS][TERMS], factor[TERMS][TERMS];
  int pair = 0, solvable = 1;
  for (int i = 0; i < TERMS; i++)
    for (int j = 0; j <= i; j++) matrix[i][j] = packed[pair++];
  double weight = matrix[0][0];
  for (int i = 1; i < TERMS; i++) matrix[i][i] += ridge * weight;
  for (int i = 0; i < TERMS && solvable; i++)
    for (int j = 0; j <= i; j++) {
      double sum = matrix[i][j];
      for (int k = 0; k < j; k++) sum -= factor[i][k] * factor[j][k];
      if (i != j) {
        factor[i][j] = sum / factor[j][j];
      } else if (sum > 1e-12) {
        factor[i][i] = sqrt(sum);
      } else {
        solvable = 0;
        break;
      }
    }
  for (int c = 0; c < COLOURS; c++) {
    if (!solvable) {
      out[c] = side[c] / (weight > 1e-9 ? weight : 1e-9);
      continue;
    }
    double forward[TERMS], result[TERMS];
    for (int i = 0; i < TERMS; i++) {
      double sum = side[i * COLOURS + c];
      for (int k = 0; k < i; k++) sum -= factor[i][k] * forward[k];
      forward[i] = sum / factor[i][i];
    }
    for (int i = TERMS - 1; i >= 0; i--) {
      double sum = forward[i];
      for (int k = i + 1; k < TERMS; k++) sum -= factor[k][i] * result[k];
      result[i] = sum / factor[i][i];
    }
    out[c] = (float)result[0];
  }
}

static void filter_strip(const Job *job, int first, float *out) {
  int end = first + STRIP < job->height ? first + STRIP : job->height, width = job->width;
  Strip strip = {.first = first, .rows = end - first, .padded_rows = end - first + 2 * job->patch};
  size_t pixels = (size_t)strip.rows * width, padded = (size_t)strip.padded_rows * width;
  strip.normal_matrix = calloc(pixels * PAIRS, sizeof(float));
  strip.right_side = calloc(pixels * TERMS * COLOURS, sizeof(float));
  strip.distance = malloc(padded * sizeof(float));
  strip.blurred = malloc(padded * sizeof(float));
  for (int dy = -job->radius; dy <= job->radius; dy++)
    for (int dx = -job->radius; dx <= job->radius; dx++) {
      compare(job, &strip, dx, dy);
      gather(job, &strip, dx, dy);
    }
  for (size_t pixel = 0; pixel < pixels; pixel++)
    solve(strip.normal_matrix + pixel * PAIRS, strip.right_side + pixel * TERMS * COLOURS, job->ridge,
          out + ((size_t)first * width + pixel) * COLOURS);
  free(strip.normal_matrix);
  free(strip.right_side);
  free(strip.distance);
  free(strip.blurred);
}

void regress(int width, int height, const float *guide, const float *variance, const float *source,
             const float *features, const float *feature_weights, int radius, int patch, float colour_scale,
             float feature_scale, float ridge, float *out) {
  Job job = {width,           height, guide, variance,     source,        features,
             feature_weights, radius, patch, colour_scale, feature_scale, ridge};
#pragma omp parallel for schedule(dynamic, 1)
  for (int first = 0; first < height; first += STRIP) filter_strip(&job, first, out);
}

// Non-local means: averages each pixel with its like neighbours. At most 8 channels.
void average(int width, int height, int channels, const float *picture, const float *variance, int radius, int patch,
             float scale, float *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum[8] = {0}, weights = 0;
      for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
          if (outside(x + dx, width) || outside(y + dy, height)) continue;
          float distance = 0;
          int count = 0;
          for (int j = -patch; j <= patch; j++)
            for (int i = -patch; i <= patch; i++) {
              int px = x + i, py = y + j, qx = px + dx, qy = py + dy;
              if (outside(px, width) || outside(py, height) || outside(qx, width) || outside(qy, height)) continue;
              size_t p = ((size_t)py * width + px) * channels, q = ((size_t)qy * width + qx) * channels;
              distance += unlikeness(picture, variance, p, q, channels, scale);
              count += channels;
            }
          distance /= count;
          if (distance < 0) distance = 0;
          if (distance > FARTHEST) continue;
          float weight = expf(-distance);
          const float *colour = picture + ((size_t)(y + dy) * width + x + dx) * channels;
          for (int c = 0; c < channels; c++) sum[c] += weight * colour[c];
          weights += weight;
        }
      for (int c = 0; c < channels; c++) out[((size_t)y * width + x) * channels + c] = sum[c] / weights;
    }
}
